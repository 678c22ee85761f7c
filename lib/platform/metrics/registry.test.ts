import { expect, it } from 'vitest';
import { counter, gauge, histogram, metricsText } from './registry.mjs';

const linesOf = (name: string) =>
	metricsText()
		.split('\n')
		.filter((line) => line.includes(name));

it('tells a counter from the start, and one with labels by each of them', () => {
	const plain = counter('testing_plain_total', 'What happens.');
	expect(linesOf('testing_plain_total')).toEqual([
		'# HELP testing_plain_total What happens.',
		'# TYPE testing_plain_total counter',
		'testing_plain_total 0',
	]);
	plain.add();
	plain.add();
	expect(linesOf('testing_plain_total').at(-1)).toBe('testing_plain_total 2');
	counter('testing_labelled_total', 'By kind.', true).add({ kind: 'a "b"\\\n' });
	expect(linesOf('testing_labelled_total').slice(2)).toEqual([
		'testing_labelled_total{kind="a \\"b\\"\\\\\\n"} 1',
	]);
});

it('counts together what is made twice', () => {
	for (const made of [1, 2]) counter('testing_twice_total', `Made ${made} times.`).add();
	expect(linesOf('testing_twice_total').at(-1)).toBe('testing_twice_total 2');
});

it('tells how many took at most how long', () => {
	const took = histogram('testing_seconds', 'How long.');
	for (const seconds of [0.001, 0.005, 0.3, 60]) took.observe(seconds, { of: 'it' });
	const lines = linesOf('testing_seconds');
	expect(lines).toContain('testing_seconds_bucket{of="it",le="0.005"} 2');
	expect(lines).toContain('testing_seconds_bucket{of="it",le="0.25"} 2');
	expect(lines).toContain('testing_seconds_bucket{of="it",le="0.5"} 3');
	expect(lines).toContain('testing_seconds_bucket{of="it",le="+Inf"} 4');
	expect(lines).toContain('testing_seconds_count{of="it"} 4');
	expect(lines).toContain(`testing_seconds_sum{of="it"} ${0.001 + 0.005 + 0.3 + 60}`);
});

it('looks at a gauge when it is asked, and adds up what several tell', () => {
	let waiting = 1;
	for (const more of [0, 10]) gauge('testing_waiting', 'Now.', () => waiting + more);
	expect(linesOf('testing_waiting').at(-1)).toBe('testing_waiting 12');
	waiting = 2;
	expect(linesOf('testing_waiting').at(-1)).toBe('testing_waiting 14');
});
