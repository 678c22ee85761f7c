// Loaded into an attacked portal. Collects garbage on SIGUSR2, so that what is left of its memory can be measured.
const v8 = require('node:v8');
const vm = require('node:vm');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
process.on('SIGUSR2', () => collectGarbage());
