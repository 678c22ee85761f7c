// npm run test:full                    each suite that `npm test` leaves out; a failed one does not end the run
// npm run test:full -- parity          the named suites alone
import { printError } from './print';
import { endRun, preparation, prepareRun, printSummary, runStep, suites } from './test-steps';

const names = process.argv.slice(3);
const unknownName = names.find((name) => !suites.some((suite) => suite.name === name));
if (unknownName !== undefined) {
	printError(`There is no suite "${unknownName}"; use one of: ${suites.map(({ name }) => name).join(', ')}`);
	process.exit(1);
}

await prepareRun();
const results: Awaited<ReturnType<typeof runStep>>[] = [];
for (const step of preparation) results.push(await runStep(step, [], true));
if (results.every(({ ok }) => ok)) {
	for (const suite of suites) {
		if (names.length === 0 || names.includes(suite.name)) results.push(await runStep(suite, [], true));
	}
}
printSummary(results);
await endRun(results.every(({ ok }) => ok) ? 0 : 1);
