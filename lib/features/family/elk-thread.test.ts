import { describe, expect, it } from 'vitest';
import { drawFamily, type FamilyToDraw } from '@/lib/rules/layout/drawing';
import { startEngine } from '@/lib/rules/layout/engine';
import { getLinks } from '@/lib/rules/layout/nets';
import { growFamily } from '@/lib/testing/family-growth';
import { drawInThread } from './elk-thread';

function getFamily(size: number): FamilyToDraw {
	const members = growFamily('community', size, 1);
	return { members, links: getLinks(members), me: null, isCard: () => true };
}

const draw = (family: FamilyToDraw, timeLimitMs = 30_000) =>
	drawInThread((engine) => drawFamily(engine, family), timeLimitMs);

describe('drawInThread', () => {
	it('draws what elkjs draws in this thread', async () => {
		const family = getFamily(60);
		expect(await draw(family)).toEqual(await drawFamily(startEngine(), family));
	});

	it('leaves this thread free while it works', async () => {
		const family = getFamily(300);
		await draw(getFamily(2));
		let turns = 0;
		const timer = setInterval(() => {
			turns += 1;
		}, 1);
		await draw(family);
		clearInterval(timer);
		expect(turns).toBeGreaterThan(10);
	});

	it('ends what takes too long, and draws the others that were asked for meanwhile', async () => {
		const tooLong = draw(getFamily(1_000), 1);
		const others = [12, 20].map((size) => draw(getFamily(size)));
		await expect(tooLong).rejects.toThrow('stopped');
		expect((await Promise.all(others)).map(({ places }) => places.size)).toEqual([12, 20]);
	});

	it('refuses when too many wait, and works again', async () => {
		const asked = Array.from({ length: 200 }, () => draw(getFamily(2)));
		const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
		expect(refused.length).toBeGreaterThan(0);
		expect((await draw(getFamily(12))).places.size).toBe(12);
	});

	it('says why elkjs cannot lay out a graph', async () => {
		const edges = [{ id: 'e', sources: ['nowhere'], targets: ['nobody'] }];
		const impossible = drawInThread((engine) => engine.layout({ id: 'root', children: [], edges }), 30_000);
		await expect(impossible).rejects.toThrow('nowhere');
	});
});
