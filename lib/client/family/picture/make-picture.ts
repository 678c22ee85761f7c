import { cardTexts } from '@/lib/client/family/cards/card-texts';
import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import type { Language } from '@/lib/core/language';
import {
	drawPicture,
	type FamilyPicture,
	type PictureCard,
} from '@/lib/features/family/print/rules/draw-picture';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { LaidOut } from '@/lib/rules/layout/packed-picture';
import { findDataUrl } from './data-url';
import { fontFaces } from './font-faces';

interface PictureWishes {
	family: Family;
	laidOut: LaidOut;
	t: Translate;
	language: Language;
	heading: { title: string; subtitle: string } | null;
	/** Called again and again with the share of the photos that is there, from 0 to 1. */
	onProgress: (share: number) => void;
	signal: AbortSignal;
}

/** As many photos are asked for at once. */
const atOnce = 6;

/** The picture of all who have a place, with everything in it that it shows. A photo that does not load is left out. */
export async function makePicture(wishes: PictureWishes): Promise<FamilyPicture> {
	const { family, laidOut, heading, language, t } = wishes;
	const members = family.members.filter(({ id }) => laidOut.places.has(id));
	const photos = await getPhotos(members, wishes);
	const cards = members.map((member): PictureCard => {
		const { id, name, gender, relation, isDeceased, photo } = member;
		return {
			...cardTexts(member, t, language),
			...{ id, name },
			sex: gender === 'Male' || gender === 'Female' ? gender : null,
			isMe: relation === 'Me',
			departed: isDeceased ? t('familyTree.card.departed') : null,
			photo: (photo && photos.get(photo)) || null,
		};
	});
	const words = cards.flatMap(({ shortName, relation, details }) => [shortName, relation, ...details]);
	const fonts = await fontFaces([...words, heading?.title, heading?.subtitle].join(''));
	return drawPicture({
		...{ language, heading, cards, fonts },
		...{ places: laidOut.places, lines: laidOut.lines, measure: measureIn(fonts.family) },
	});
}

async function getPhotos(members: readonly FamilyMember[], { onProgress, signal }: PictureWishes) {
	const open = [...new Set(members.flatMap(({ photo }) => photo ?? []))];
	const photos = new Map<string, string | null>();
	const total = open.length;
	const fetchNext = async (): Promise<void> => {
		const address = open.pop();
		if (address === undefined) return;
		signal.throwIfAborted();
		photos.set(address, await findDataUrl(address));
		onProgress(photos.size / total);
		await fetchNext();
	};
	await Promise.all(Array.from({ length: atOnce }, fetchNext));
	return photos;
}

function measureIn(family: string): (text: string, isBold: boolean) => number {
	const pen = document.createElement('canvas').getContext('2d');
	return (text, isBold) => {
		if (!pen) return 0;
		pen.font = `${isBold ? 700 : 400} 13px ${family}`;
		return pen.measureText(text).width;
	};
}
