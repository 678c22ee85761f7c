import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import type { FamilyMember } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { readDetails } from '@/lib/features/matching/biodata/commands/save-details';
import { partFields, parts, type RowField } from '@/lib/features/matching/biodata/constants/fields';
import { detailWords } from '@/lib/features/matching/biodata/dto/detail-words';
import { type NearestFamily, nearestFamily } from '@/lib/features/matching/biodata/rules/nearest-family';
import type { Known, OwnDetails } from '@/lib/features/matching/biodata/schema';
import { findWrittenIn } from '@/lib/features/member/address/queries';
import { serializeOwnProfile } from '@/lib/features/member/dto/profile';
import { writeTexts } from '@/lib/features/member/dto/written';
import { getOwnProfile, type OwnProfileRow } from '@/lib/features/member/queries/find-profile';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { defaultWidths, picturePath } from '@/lib/platform/media/picture-path';
import { writtenIn } from '@/lib/rules/script/in-script';
import { type BirthRow, birthWords, findBirth } from './find-birth';

type Values = Partial<Record<RowField, string | null | undefined>>;

interface Read {
	row: OwnProfileRow;
	details: OwnDetails;
	birth: BirthRow | null;
	now: Date;
}

/** What a biodata of a member could say: their own record and tree, and what else they tell for matches, in both languages. */
export async function loadKnown(memberId: string, now: Date): Promise<Known & { photoId: string | null }> {
	const [row, { details }, birth] = await Promise.all([
		getOwnProfile(memberId),
		readDetails(memberId),
		findBirth(memberId),
	]);
	const read = { row, details, birth, now };
	const [hi, en] = [await tell(memberId, read, 'hi'), await tell(memberId, read, 'en')];
	return {
		name: { hi: hi.name, en: en.name },
		photo: row.photoId && picturePath(row.photoId, defaultWidths.photo),
		photoId: row.photoId,
		title: inBoth((language) => translator(language)('biodata.title')),
		invocation: inBoth((language) => translator(language)('biodata.invocation')),
		parts: parts.map((part) => ({
			part,
			title: inBoth((language) => translator(language)(`biodata.parts.${part}`)),
			rows: partFields[part].flatMap((field) => {
				const value = { hi: hi.values[field] || '', en: en.values[field] || '' };
				if (value.hi === '' && value.en === '') return [];
				return [{ field, label: inBoth((language) => fieldLabel(field, language)), value }];
			}),
		})),
	};
}

const inBoth = (textIn: (language: Language) => string) => ({ hi: textIn('hi'), en: textIn('en') });

export const fieldLabel = (field: RowField, language: Language) =>
	translator(language)(`biodata.fields.${field}`);

async function tell(
	memberId: string,
	{ row, details, birth, now }: Read,
	language: Language,
): Promise<{ name: string; values: Values }> {
	const t = translator(language);
	const { clans, gotras, memberOptions } = getMessages(language);
	const tree = await openTree(memberId, language, now);
	const [known, { familyMembers, links }] = await Promise.all([
		findWrittenIn(language, row),
		tree.ask('around', null),
	]);
	const family = nearestFamily(tree.meId, familyMembers.map(withShownName), links);
	const profile = { ...serializeOwnProfile(row, now), ...writeTexts(language, row), ...known };
	const { prefix, clan, sakh, dynasty, motherClan, gotra } = profile;
	const mothersClan = motherClan ?? family.mother?.clan;
	const titled = (relative: NearestFamily['father']) =>
		relative && (relative.isDeceased ? t('biodata.late', { name: relative.name }) : relative.name);
	const lord = [profile.lordName, profile.lordPlace]
		.filter((text) => text !== null)
		.map((text) => writtenIn(language, text));
	return {
		name: [prefix && labelFor(memberOptions.prefix, prefix), profile.name].filter(Boolean).join(' '),
		values: {
			...profile,
			born: profile.dob && dateWords(profile.dob, t, language),
			age: profile.age === null ? null : t('biodata.years', { age: profile.age }),
			...(birth && birthWords(birth, language)),
			maritalStatus:
				formerMarriageWords(row, t) ??
				(row.isMarried === null ? null : t(row.isMarried ? 'biodata.married' : 'biodata.unmarried')),
			manglik: row.isManglik === null ? null : memberOptions.yesNo[row.isManglik ? 'Yes' : 'No'],
			clan: clan && labelFor(clans, clan),
			sakh: sakh && labelFor(clans, sakh),
			dynasty: dynasty && labelFor(clans, dynasty),
			gotra: gotra && gotraIn(gotras, gotra),
			lord: lord.join(', '),
			father: titled(family.father) ?? profile.fatherName,
			mother: titled(family.mother),
			fathersFather: titled(family.fathersFather),
			mothersFather: titled(family.mothersFather),
			motherClan: mothersClan && labelFor(clans, mothersClan),
			...detailWords(details, language),
			...(details.siblings.length === 0 && { siblings: countWords(family, language) }),
		},
	};
}

const withShownName = (member: FamilyMember) => ({ ...member, name: shownName(member) });

function countWords({ brothers, sisters }: NearestFamily, language: Language): string {
	const t = translator(language);
	return [
		...(brothers > 0 ? [t('biodata.brothers', { count: brothers })] : []),
		...(sisters > 0 ? [t('biodata.sisters', { count: sisters })] : []),
	].join(', ');
}

/** A known gotra in the page's script, in either of which it may have been entered. */
function gotraIn(gotras: Readonly<Record<string, string>>, text: string): string {
	return Object.values(gotras).find((name) => searchKey(name) === searchKey(text)) ?? text;
}
