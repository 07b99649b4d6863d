// Plays by lines on its standard input and output: harena play colosseum --bot "exec:node pipe_bot.js"
const readline = require("node:readline");

let luck = 0;
const below = (n) => ((luck = (luck * 48271 + 11) % 2147483647), luck % n);

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    luck = message.seed % 2147483647; // a game begins; the same seed, the same game
  } else if (message.type === "view" && message.legal.length > 0) {
    const action = message.legal[below(message.legal.length)];
    console.log(JSON.stringify({ type: "action", at: message.at, action }));
  }
});
