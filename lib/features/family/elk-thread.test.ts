import { afterEach, describe, expect, it } from 'vitest';
import { drawFamily, type FamilyToDraw } from '@/lib/rules/layout/drawing';
import { startEngine } from '@/lib/rules/layout/engine';
import { linksOf } from '@/lib/rules/layout/nets';
import { growFamily } from '@/lib/testing/family-growth';
import { elkThread, stopElkThread } from './elk-thread';

function familyOf(size: number): FamilyToDraw {
	const members = growFamily('community', size, 1);
	return { members, links: linksOf(members), me: null, isCard: () => true };
}

afterEach(stopElkThread);

describe('elkThread', () => {
	it('draws what elkjs draws in this thread', async () => {
		const family = familyOf(60);
		expect(await drawFamily(elkThread, family)).toEqual(await drawFamily(startEngine(), family));
	});

	it('leaves this thread free while it works', async () => {
		const family = familyOf(300);
		await drawFamily(elkThread, familyOf(2));
		let turns = 0;
		const timer = setInterval(() => {
			turns += 1;
		}, 1);
		await drawFamily(elkThread, family);
		clearInterval(timer);
		expect(turns).toBeGreaterThan(10);
	});

	it('fails what is stopped, and works again', async () => {
		const stopped = drawFamily(elkThread, familyOf(1_000));
		stopElkThread();
		await expect(stopped).rejects.toThrow();
		expect((await drawFamily(elkThread, familyOf(12))).places.size).toBe(12);
	});

	it('refuses what elkjs cannot lay out', async () => {
		const edges = [{ id: 'e', sources: ['nowhere'], targets: ['nobody'] }];
		await expect(elkThread.layout({ id: 'root', children: [], edges })).rejects.toThrow();
	});
});
