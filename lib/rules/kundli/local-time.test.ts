import { expect, it } from 'vitest';
import { dayOf, instantsOf } from './local-time';

const at = (day: string, minutes: number) =>
	instantsOf(new Date(day), minutes).map((instant) => new Date(instant).toISOString().slice(0, 16));
const midnight = 0;
const half = 30;

it('reads the clocks of India, an hour ahead in the war', () => {
	expect(at('1990-05-17', 6 * 60 + half)).toEqual(['1990-05-17T01:00']);
	expect(at('1941-12-01', 12 * 60)).toEqual(['1941-12-01T05:30']);
	expect(at('1942-06-01', 12 * 60)).toEqual(['1942-06-01T06:30']);
	expect(at('1943-06-01', 12 * 60)).toEqual(['1943-06-01T05:30']);
	expect(at('1945-10-16', 12 * 60)).toEqual(['1945-10-16T06:30']);
});

it('finds no instant for an hour that was left out', () => {
	expect(at('1941-10-01', half)).toEqual([]);
	expect(at('1942-09-01', half)).toEqual([]);
	expect(at('1941-10-01', 60)).toEqual(['1941-09-30T18:30']);
});

it('finds two for an hour that was twice', () => {
	expect(at('1942-05-14', 23 * 60 + half)).toHaveLength(2);
	expect(at('1945-10-14', 23 * 60 + half)).toHaveLength(2);
	expect(at('1945-10-14', 22 * 60 + half)).toHaveLength(1);
});

it('knows how long a day was', () => {
	const hours = (day: string) => {
		const { from, to } = dayOf(new Date(day));
		return (to - from) / 3_600_000;
	};
	expect(hours('1990-05-17')).toBe(24);
	expect(hours('1941-10-01')).toBe(23);
	expect(hours('1945-10-14')).toBe(25);
	expect(new Date(dayOf(new Date('1990-05-17')).from).toISOString()).toBe('1990-05-16T18:30:00.000Z');
	expect(at('1990-05-17', midnight)).toEqual(['1990-05-16T18:30']);
});
