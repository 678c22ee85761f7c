import { describe, expect, it } from 'vitest';
import { Prisma } from '@/lib/platform/db/generated/client';
import { capabilities, givingNoAccess } from './end-capabilities';

describe('the list of capabilities', () => {
	const holding: string[] = Object.values(capabilities).flatMap(({ models }) => [...models]);
	const open = Object.keys(givingNoAccess);

	it('names every model of the schema, either with what ends it or with why it gives nobody access', () => {
		expect([...holding, ...open].sort()).toEqual(Object.values(Prisma.ModelName).sort());
	});

	it('says why for each model that gives nobody access', () => {
		expect(Object.values(givingNoAccess).filter((reason) => !/\S/.test(reason ?? ''))).toEqual([]);
	});
});
