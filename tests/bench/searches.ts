import { getName } from './names';

const differentSearches = 300;
const rounds = 3;
const slowest = 0.95;

/** One of the first letters, up to twelve, of a word in either script; a whole name; a word with a slip, or a miss. */
function getSearch(number: number): string {
	// Every other name is one of the first thousand, which both have.
	const name = getName(number % 2 === 0 ? number : number * 271);
	const words = name.split(' ');
	const word = words[number % words.length] ?? name;
	if (number % 20 === 19) return name;
	if (number % 10 === 3) return `${word.slice(0, 3)}${word.slice(4)}`;
	if (number % 10 === 7) return [...word].reverse().join('');
	return word.slice(0, 1 + (number % 12));
}

async function getMilliseconds(portal: string, search: string): Promise<number> {
	const started = performance.now();
	const answer = await fetch(`${portal}/api/users?search=${encodeURIComponent(search)}`);
	await answer.arrayBuffer();
	if (answer.status !== 200) throw new Error(`${search}: the search answered ${answer.status}`);
	return performance.now() - started;
}

function p95(times: number[]): number {
	return times.sort((a, b) => a - b)[Math.floor(times.length * slowest)] ?? 0;
}

/** How many times as long `subject` takes as `baseline` for 95 of 100 searches by a visitor, asked in turn. */
export async function compareSearches(subject: string, baseline: string): Promise<number> {
	const [subjectTimes, baselineTimes]: [number[], number[]] = [[], []];
	for (let round = 0; round <= rounds; round++)
		for (let number = 0; number < differentSearches; number++) {
			const search = getSearch(number);
			const ofBaseline = await getMilliseconds(baseline, search);
			const ofSubject = await getMilliseconds(subject, search);
			// The first round warms both up.
			if (round === 0) continue;
			baselineTimes.push(ofBaseline);
			subjectTimes.push(ofSubject);
		}
	return p95(subjectTimes) / p95(baselineTimes);
}
