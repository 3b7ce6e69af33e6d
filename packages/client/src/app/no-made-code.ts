// Checks of content would make functions out of text to be quick, which the policy of the page forbids, and the browser
// complains of the attempt. They look here before they try, those inside frozen rules too: import this before any game.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
