// Loaded into an attacked portal. Collects garbage on SIGWINCH, so that what is left of its memory can be measured. The portal
// ends on SIGUSR2.
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
process.on('SIGWINCH', () => collectGarbage());
