/** A page of the rules, made from Markdown by scripts/rulebook.ts. */
declare module '*.md' {
  const page: {
    title: string;
    html: string;
    sections: { id: string; title: string; depth: number }[];
  };
  export default page;
}
