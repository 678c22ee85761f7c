import { describe, expect, it } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import type { FilePerson, Spelling } from './family-file';
import { readGedcom } from './read-family';
import { UnreadList } from './unread';
import { writeGedcom } from './write-family';

const person = (name: string, spelling: Spelling): FilePerson => ({
	...{ id: 'a', sex: 'Male', isImplied: false, line: 0 },
	facts: [{ tag: 'NAME', value: name }],
	spelling,
});

function written(one: FilePerson, version: '7.0' | '5.5.1'): string {
	const file = { people: [one], parentLinks: [], unions: [] };
	return writeGedcom(file, { version, submitter: 'Asha', writtenOn: new Date('2026-11-21') });
}

const read = (text: string) => runAtOnce(readGedcom(text, new UnreadList())).people[0];

const own = { text: 'भारत सिंघ', isOurs: false };

describe('a name in both scripts', () => {
	it.each([
		['7.0', person('Bharat Singh', own), '2 TRAN भारत /सिंघ/\n3 LANG hi\n'],
		[
			'7.0',
			person('भारत सिंघ', { text: 'Bharat Singh', isOurs: false }),
			'2 TRAN Bharat /Singh/\n3 LANG hi-Latn\n',
		],
		[
			'7.0',
			person('Bharat Singh', { ...own, isOurs: true }),
			'2 TRAN भारत /सिंघ/\n3 LANG hi-Deva-t-hi-latn\n',
		],
		['5.5.1', person('Bharat Singh', own), '2 FONE भारत /सिंघ/\n3 TYPE Devanagari\n'],
		[
			'5.5.1',
			person('भारत सिंघ', { text: 'Bharat Singh', isOurs: false }),
			'2 ROMN Bharat /Singh/\n3 TYPE Latin\n',
		],
		['5.5.1', person('Bharat Singh', { ...own, isOurs: true }), '2 FONE भारत /सिंघ/\n3 TYPE Khamma Ghani\n'],
	] as const)('is written in %s with whose spelling it is', (version, one, lines) => {
		expect(written(one, version).replaceAll('\r\n', '\n')).toContain(lines);
	});

	it.each(['7.0', '5.5.1'] as const)(
		'comes back from %s as somebody wrote it, and not as we did',
		(version) => {
			const { facts } = person('Bharat Singh', own);
			expect(read(written(person('Bharat Singh', own), version))).toMatchObject({ spelling: own, facts });
			const ours = read(written(person('Bharat Singh', { ...own, isOurs: true }), version));
			expect(ours?.spelling).toBeUndefined();
			expect(ours?.facts).toEqual(facts);
		},
	);

	it('stays another name where it is in the same script, or says more', () => {
		const head = '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME John /Doe/\n';
		const same = read(`${head}2 TRAN Jon /Doe/\n3 LANG en-GB\n0 TRLR`);
		expect(same?.spelling).toBeUndefined();
		expect(same?.facts).toHaveLength(2);
		const parts = read(`${head}2 TRAN जॉन /डो/\n3 LANG hi\n3 GIVN जॉन\n0 TRLR`);
		expect(parts?.spelling).toBeUndefined();
		expect(parts?.facts).toHaveLength(2);
	});
});
