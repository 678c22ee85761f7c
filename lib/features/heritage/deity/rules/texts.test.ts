import { describe, expect, it } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import type { DeityTexts } from '@/lib/features/heritage/deity/schema';
import { findDeityType, pictureFilesIn, picturesAfter, textsAfter } from './texts';

function refusedFields(act: () => unknown) {
	try {
		act();
	} catch (error) {
		if (error instanceof DomainError)
			return error.details.fields?.map(({ path, message }) => [path, message]);
		throw error;
	}
	return null;
}

describe('deityTypeOf', () => {
	it.each([
		[{}, null],
		[{ deityType: 'devi' }, 'devi'],
		[{ deityType: 'devta' }, 'devta'],
		[{ type: 'devta' }, 'devta'],
		[{ type: 'devi' }, 'devi'],
		[{ gender: 'female' }, 'devi'],
		[{ gender: 'male' }, 'devta'],
		[{ deityType: 'devta', gender: 'female' }, 'devi'],
		[{ deityType: 'devta', type: 'devi' }, 'devi'],
		[{ deityType: null, gender: null }, null],
	] as const)('of %j is %s', (entry, type) => {
		expect(findDeityType(entry)).toBe(type);
	});
});

const karni: DeityTexts = {
	...{ name: 'Karni Mata', alternateNames: [], description: 'Of Deshnok.', rituals: 'Aarti' },
	...{ location: null, district: null, temple: null, festival: null, history: null, legends: null },
	...{ importance: null, additionalInfo: null },
};
const inEnglish = { hi: null, en: karni };

describe('textsAfter', () => {
	it('changes what is given and leaves the rest', () => {
		const text = { rituals: null, temple: 'Deshnok' };
		expect(textsAfter(inEnglish, [{ language: 'en', path: '', text }])).toEqual({
			hi: null,
			en: { ...karni, rituals: null, temple: 'Deshnok' },
		});
	});

	it('takes a name and a description for every language that tells anything', () => {
		const text = { temple: 'देशनोक' };
		expect(refusedFields(() => textsAfter(inEnglish, [{ language: 'hi', path: 'hi.', text }]))).toEqual([
			['hi.name', 'required'],
			['hi.description', 'required'],
		]);
		const nameless = [{ language: 'en', path: '', text: { name: null } } as const];
		expect(refusedFields(() => textsAfter(inEnglish, nameless))).toEqual([['name', 'required']]);
	});

	it('lets a language go that is wholly blank, but never the last', () => {
		const blank = { name: null, description: null, rituals: null };
		const both = { hi: { ...karni, name: 'करणी माता' }, en: karni };
		expect(textsAfter(both, [{ language: 'en', path: 'en.', text: blank }]).en).toBeNull();
		expect(
			refusedFields(() => textsAfter(inEnglish, [{ language: 'en', path: 'en.', text: blank }])),
		).toEqual([
			['en.name', 'required'],
			['en.description', 'required'],
		]);
		expect(refusedFields(() => textsAfter({ hi: null, en: null }, []))).toEqual([
			['name', 'required'],
			['description', 'required'],
		]);
	});
});

describe('picturesAfter', () => {
	const [a, b] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

	it('puts a new picture in the place of the first, unless an order is wished', () => {
		expect(picturesAfter([a, b], undefined, ['image'])).toEqual([{ file: 'image' }, { mediaId: b }]);
		expect(picturesAfter([a, b], undefined, [])).toEqual([{ mediaId: a }, { mediaId: b }]);
		expect(picturesAfter([a], undefined, ['image', 'image2'])).toEqual([
			{ file: 'image' },
			{ file: 'image2' },
		]);
		expect(picturesAfter([a], undefined, ['image2'])).toEqual([{ mediaId: a }, { file: 'image2' }]);
	});

	it('orders, removes and adds as wished', () => {
		const wanted = [`/api/media/${b}/960`, 'image2', a];
		expect(picturesAfter([a, b], wanted, ['image', 'image2'])).toEqual([
			{ mediaId: b },
			{ file: 'image2' },
			{ mediaId: a },
			{ file: 'image' },
		]);
		expect(picturesAfter([a, b], [a], [])).toEqual([{ mediaId: a }]);
		expect(picturesAfter([a, b], [], [])).toEqual([]);
	});

	it('refuses pictures that are another’s, one twice, and more than eight', () => {
		expect(refusedFields(() => picturesAfter([a], [`/api/media/${b}/960`], []))).toEqual([
			['images', 'invalid'],
		]);
		expect(refusedFields(() => picturesAfter([a], [a, `/api/media/${a}/960`], []))).toEqual([
			['images', 'invalid'],
		]);
		const eight = Array.from({ length: 8 }, (_, at) => `${at}`);
		expect(refusedFields(() => picturesAfter(eight, eight, ['image']))).toEqual([['images', 'tooMany']]);
	});

	it('knows the fields of pictures from others', () => {
		expect(pictureFilesIn(['image2', 'image', 'photo', 'image9', 'image22'])).toEqual(['image', 'image2']);
	});
});
