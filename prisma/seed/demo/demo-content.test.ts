import { describe, expect, it } from 'vitest';
import { demoEmails } from '@/lib/features/account/demo/constants';
import { demoBlogs, sampleNote } from './blogs';
import { demoPictures } from './gallery';
import { demoEmail, demoMembers } from './members';

const count = <T>(things: readonly T[], test: (thing: T) => boolean) => things.filter(test).length;
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

describe('the sample members', () => {
	it('are enough, over a dozen clans, in both scripts, of every kind', () => {
		expect(demoMembers.length).toBeGreaterThanOrEqual(64);
		expect(new Set(demoMembers.map(({ clan }) => clan)).size).toBeGreaterThanOrEqual(12);
		expect(count(demoMembers, ({ name }) => isHindi(name))).toBeGreaterThan(30);
		expect(count(demoMembers, ({ name }) => !isHindi(name))).toBeGreaterThan(15);
		expect(count(demoMembers, ({ gender, married }) => gender === 'Male' && !married)).toBeGreaterThanOrEqual(
			12,
		);
		expect(
			count(demoMembers, ({ gender, married }) => gender === 'Female' && !married),
		).toBeGreaterThanOrEqual(8);
		expect(count(demoMembers, ({ privacy }) => privacy === 'public')).toBeGreaterThanOrEqual(10);
		expect(count(demoMembers, ({ privacy }) => privacy === 'restricted')).toBeGreaterThanOrEqual(8);
		expect(count(demoMembers, ({ privacy }) => privacy === 'private')).toBeGreaterThan(
			demoMembers.length / 2,
		);
		expect(count(demoMembers, ({ photo }) => photo !== null)).toBeGreaterThanOrEqual(40);
	});

	it('are grown up, and each has one address', () => {
		const years = demoMembers.map(({ born }) => born);
		expect(Math.max(...years)).toBeLessThanOrEqual(2026 - 18);
		expect(Math.min(...years)).toBeGreaterThanOrEqual(2026 - 80);
		expect(new Set(demoMembers.map(({ key }) => demoEmail(key))).size).toBe(demoMembers.length);
		const emails = demoMembers.map(({ key }) => demoEmail(key));
		for (const email of [demoEmails.member, demoEmails.unmarried]) expect(emails).toContain(email);
	});

	it('never say anything twice of a name', () => {
		expect(new Set(demoMembers.map(({ name }) => name)).size).toBe(demoMembers.length);
	});
});

describe('the sample blogs', () => {
	it('are seven in Hindi and five in English, each of 300 to 600 words, and say that they are samples', () => {
		expect(count(demoBlogs, ({ language }) => language === 'hi')).toBe(7);
		expect(count(demoBlogs, ({ language }) => language === 'en')).toBe(5);
		for (const { title, content, author, language } of demoBlogs) {
			const words = content.split(/\s+/).length;
			expect(words, title).toBeGreaterThanOrEqual(300);
			expect(words, title).toBeLessThanOrEqual(600);
			// A name alone: the words around it would be written in the other script letter by letter.
			expect(author).toMatch(language === 'hi' ? /^[\u0900-\u097f ]+$/ : /^[A-Za-z ]+$/);
			expect(isHindi(content), title).toBe(language === 'hi');
		}
		expect(sampleNote.hi).toContain('नमूना');
	});

	it('give a reason where one was refused', () => {
		for (const { status, rejectionReason } of [...demoBlogs, ...demoPictures])
			expect(rejectionReason !== undefined).toBe(status === 'rejected');
	});

	it('are sent in by sample members', () => {
		const keys = new Set(demoMembers.map(({ key }) => key));
		for (const { sender } of [...demoBlogs, ...demoPictures]) expect(keys).toContain(sender);
	});
});

describe('the sample pictures', () => {
	it('are sixteen different pictures that say that they are samples', () => {
		expect(demoPictures.length).toBe(16);
		expect(new Set(demoPictures.map(({ picture }) => picture)).size).toBe(16);
		expect(new Set(demoPictures.map(({ category }) => category)).size).toBeGreaterThanOrEqual(6);
		for (const { description } of demoPictures) expect(description).toMatch(/नमूना चित्र|Sample picture/);
	});
});
