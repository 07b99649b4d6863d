// Takes an open seat at a table: node http_bot.js http://127.0.0.1:8000 TABLE TOKEN
const [address, table, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
const ask = (verb, more) => fetch(`${address}/api/tables/${table}/${verb}`, { headers, ...more });

async function post(verb, body) {
  const { status } = await ask(verb, { method: "POST", body: JSON.stringify(body) });
  if (status === 429) setTimeout(() => post(verb, body), 1000); // too fast
} // 409: we sit there already, or another view is on its way

post("join", {}).then(async () => {
  let text = "";
  for await (const chunk of (await ask("stream")).body.pipeThrough(new TextDecoderStream())) {
    const lines = (text + chunk).split("\n");
    text = lines.pop();
    for (const { at, legal } of lines.filter(Boolean).map((line) => JSON.parse(line)))
      if (legal?.length) await post("act", { type: "action", at, action: legal[at % legal.length] });
  }
});
