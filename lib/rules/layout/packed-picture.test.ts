import { expect, test } from 'vitest';
import { growFamily } from '@/tests/support/family-growth';
import { drawFamily } from './drawing';
import { startEngine } from './engine';
import { getLinks } from './nets';
import { packPicture, unpackPicture } from './packed-picture';

test.each([1, 2, 3])('a packed picture is the picture, for the same members (%i)', async (seed) => {
	const members = growFamily('tangle', 120, seed);
	const links = getLinks(members);
	const adopted = links.parents.map((link, at) => (at % 7 === 0 ? { ...link, kind: 'adopted' } : link));
	const cards = new Set(members.filter((_, at) => at % 9 !== 0).map(({ id }) => id));
	const drawing = await drawFamily(startEngine(), {
		...{ members, me: null, links: { ...links, parents: adopted } },
		isCard: (id) => cards.has(id),
	});
	expect(new Set(drawing.lines.map(({ kind }) => kind)).size).toBe(3);
	const packed = packPicture(drawing, members);
	expect(unpackPicture(structuredClone(packed), members)).toEqual(drawing);
	expect(JSON.stringify(packed)).not.toContain(members[5]?.id);
	expect(unpackPicture(packed, members)).toBe(unpackPicture(packed, [...members]));
});
