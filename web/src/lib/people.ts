/** Where the page of a claimed name is. */
export const pageOf = (name: string) => `/people/${encodeURIComponent(name)}`;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

export const placeName = (place: number) => PLACES[place] ?? `${place + 1}th`;
