// npm test                             each step, the cheapest first; it ends with the first round that fails
// npm test -- unit journeys            the named steps alone
// npm run test:unit -- lib/core        the arguments after a -- go to the program of the last step named
import { printError } from './print';
import { endRun, prepareRun, printSummary, rounds, runStep, type Step } from './test-steps';

const typed = process.argv.slice(3);
const separator = typed.indexOf('--');
const names = separator === -1 ? typed : typed.slice(0, separator);
const programArguments = separator === -1 ? [] : typed.slice(separator + 1);
const lastName = names.at(-1);
const knownNames = rounds.flat().map(({ name }) => name);
const unknownName = names.find((name) => !knownNames.includes(name));
if (unknownName !== undefined) {
	printError(`There is no step "${unknownName}"; use one of: ${knownNames.join(', ')}`);
	process.exit(1);
}

await prepareRun();
const isChosen = ({ name }: Step) => names.length === 0 || names.includes(name);
const chosen = rounds.map((steps) => steps.filter(isChosen)).filter((steps) => steps.length > 0);
const results: Awaited<ReturnType<typeof runStep>>[] = [];
for (const steps of chosen) {
	const isAlone = steps.length === 1;
	const argumentsOf = ({ name }: Step) => (name === lastName ? programArguments : []);
	results.push(...(await Promise.all(steps.map((step) => runStep(step, argumentsOf(step), isAlone)))));
	if (results.some(({ ok }) => !ok)) break;
}
printSummary(results);
await endRun(results.every(({ ok }) => ok) ? 0 : 1);
