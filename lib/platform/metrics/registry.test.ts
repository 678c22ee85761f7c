import { register } from 'prom-client';
import { expect, it } from 'vitest';
import { counter, gauge, histogram } from './registry';

async function getLines(name: string): Promise<string[]> {
	const text = await register.metrics();
	return text.split('\n').filter((line) => line.includes(name));
}

it('tells a counter from the start, and one with labels by each of them', async () => {
	const plain = counter('testing_plain_total', 'What happens.');
	expect(await getLines('testing_plain_total')).toEqual([
		'# HELP testing_plain_total What happens.',
		'# TYPE testing_plain_total counter',
		'testing_plain_total 0',
	]);
	plain.inc();
	plain.inc();
	expect((await getLines('testing_plain_total')).at(-1)).toBe('testing_plain_total 2');
	counter('testing_labelled_total', 'By kind.', ['kind']).inc({ kind: 'a "b"\\\n' });
	expect((await getLines('testing_labelled_total')).slice(2)).toEqual([
		'testing_labelled_total{kind="a \\"b\\"\\\\\\n"} 1',
	]);
});

it('counts together what is made twice', async () => {
	for (const made of [1, 2]) counter('testing_twice_total', `Made ${made} times.`).inc();
	expect((await getLines('testing_twice_total')).at(-1)).toBe('testing_twice_total 2');
	for (const seconds of [1, 2]) histogram('testing_twice_seconds', 'How long.').observe(seconds);
	expect(await getLines('testing_twice_seconds_count')).toEqual(['testing_twice_seconds_count 2']);
});

it('tells how many took at most how long', async () => {
	const took = histogram('testing_seconds', 'How long.', ['of']);
	for (const seconds of [0.001, 0.005, 0.3, 60]) took.observe({ of: 'it' }, seconds);
	const lines = await getLines('testing_seconds');
	expect(lines).toContain('testing_seconds_bucket{le="0.005",of="it"} 2');
	expect(lines).toContain('testing_seconds_bucket{le="0.25",of="it"} 2');
	expect(lines).toContain('testing_seconds_bucket{le="0.5",of="it"} 3');
	expect(lines).toContain('testing_seconds_bucket{le="+Inf",of="it"} 4');
	expect(lines).toContain('testing_seconds_count{of="it"} 4');
	expect(lines).toContain(`testing_seconds_sum{of="it"} ${0.001 + 0.005 + 0.3 + 60}`);
});

it('looks at a gauge when it is asked, and adds up what several tell', async () => {
	let waiting = 1;
	for (const more of [0, 10]) gauge('testing_waiting', 'Now.', () => waiting + more);
	gauge('testing_by_kind', 'Now.', () => waiting, { kind: 'a' });
	gauge('testing_by_kind', 'Now.', () => Number.NaN, { kind: 'b' });
	expect((await getLines('testing_waiting')).at(-1)).toBe('testing_waiting 12');
	waiting = 2;
	expect((await getLines('testing_waiting')).at(-1)).toBe('testing_waiting 14');
	expect((await getLines('testing_by_kind')).slice(2)).toEqual([
		'testing_by_kind{kind="a"} 2',
		'testing_by_kind{kind="b"} Nan',
	]);
});
