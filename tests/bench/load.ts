import autocannon from 'autocannon';

const connections = 32;
const warmUpSeconds = 2;
const roundSeconds = 3;
const rounds = 5;

export interface Target {
	url: string;
	headers?: Record<string, string>;
}

/** Answers per second, all of them 200; anything else ends the benchmark. */
async function rate({ url, headers = {} }: Target, seconds: number): Promise<number> {
	const result = await autocannon({ url, headers, connections, duration: seconds });
	if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
		throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
	}
	return result['2xx'] / result.duration;
}

/**
 * How many times as many answers per second `subject` gives as `baseline`: the median of rounds that measure the
 * two in turn, so that both meet the same machine.
 */
export async function compareRates(subject: Target, baseline: Target): Promise<number> {
	await rate(baseline, warmUpSeconds);
	await rate(subject, warmUpSeconds);
	const ratios: number[] = [];
	for (let round = 0; round < rounds; round++) {
		const base = await rate(baseline, roundSeconds);
		ratios.push((await rate(subject, roundSeconds)) / base);
	}
	return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
