import type { Language } from '@/lib/core/language';
import { db } from '@/lib/platform/db/client';
import type { BirthMoment } from '@/lib/platform/db/generated/client';
import { translator } from '@/lib/platform/i18n/translate';
import { findPlace } from '@/lib/rules/kundli/places';
import { writtenIn } from '@/lib/rules/script/in-script';

const columns = { minutes: true, timePrecision: true, placeKey: true, placeName: true } as const;

export type BirthRow = Pick<BirthMoment, keyof typeof columns>;

/** When and where a member was born, beyond the date; null where nothing is entered. */
export function findBirth(memberId: string): Promise<BirthRow | null> {
	return db.birthMoment.findUnique({ where: { memberId }, select: columns });
}

/** "सुबह 6:35", "about 6:30 am". */
export function birthWords({ minutes, timePrecision, placeKey, placeName }: BirthRow, language: Language) {
	const place = placeKey === null ? null : findPlace(placeKey);
	return {
		birthTime: minutes === null ? null : timeWords(minutes, timePrecision !== 'minute', language),
		birthPlace: place ? place.name[language] : placeName && writtenIn(language, placeName, 'place'),
	};
}

function timeWords(minutes: number, isAbout: boolean, language: Language): string {
	const hour = Math.floor(minutes / 60);
	const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')}`;
	const t = translator(language);
	const words = t('biodata.time', { part: findDayPart(hour), time });
	return isAbout ? t('biodata.aboutTime', { time: words }) : words;
}

function findDayPart(hour: number): string {
	if (hour < 4 || hour >= 20) return 'night';
	if (hour < 12) return 'morning';
	return hour < 16 ? 'afternoon' : 'evening';
}
