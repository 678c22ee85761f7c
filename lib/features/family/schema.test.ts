import { expect, it } from 'vitest';
import { accountWords, cardWords } from '@/lib/features/family/cards/schema';
import { Prisma } from '@/lib/platform/db/generated/client';

it.each([
	['card', cardWords, Prisma.PersonScalarFieldEnum],
	['account', accountWords.omit({ age: true }), Prisma.MemberScalarFieldEnum],
])('every field of a new %s has a column', (_name, { shape }, columns) => {
	expect(Object.keys(shape).filter((field) => !(field in columns))).toEqual([]);
});

it('an adder says nothing about a relative’s former marriage, photo or introductions', () => {
	for (const field of ['formerMarriage', 'childrenCount', 'isPhotoBlurred', 'mayIntroduce'])
		expect(field in accountWords.shape, field).toBe(false);
});
