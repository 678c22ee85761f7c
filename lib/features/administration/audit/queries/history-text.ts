import * as z from 'zod';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import type { FieldChange } from '@/lib/features/administration/audit/schema';
import { isAuditAction } from '@/lib/platform/audit/actions';
import { formatCount, formatDay, formatMoment } from '@/lib/platform/i18n/format';
import { getMessages, translator } from '@/lib/platform/i18n/translate';

type Words = Readonly<Record<string, string>>;

interface DescribedEntry {
	action: string;
	subjectType: string;
	/** Null for an account that is removed. */
	actorName: string | null;
	/** Null for what is no longer there. */
	subjectName: string | null;
	/** Of some of those whose records were read or exported together. */
	severalNames?: readonly string[];
	changes: unknown;
}

const ofSeveral = z.object({ ids: z.array(z.string()) });

/** The ids of the members whose records an entry is about together. */
export function idsIn(changes: unknown): string[] {
	return ofSeveral.safeParse(changes).data?.ids ?? [];
}

/** Who did what to what. An action that the portal has no words for is shown with the log's own name. */
export function getSentence(
	{ action, actorName, subjectName, severalNames = [], changes }: DescribedEntry,
	language: Language,
): string {
	const t = translator(language);
	const who = actorName ?? t('admin.history.removedAccount');
	const several = ofSeveral.safeParse(changes);
	if ((action === 'member.read' || action === 'member.export') && several.success) {
		const ofAll = several.data.ids.length;
		const key = action === 'member.read' ? 'listRead' : 'listExported';
		if (severalNames.length === 0)
			return t(`admin.historyEntry.${key}`, { who, count: formatCount(ofAll, language) });
		const names = severalNames.map((name) => t('admin.historyEntry.quoted', { name })).join(', ');
		return t(`admin.historyEntry.${key}Named`, { who, names, more: ofAll - severalNames.length });
	}
	const what =
		subjectName === null
			? t('admin.historyEntry.gone')
			: t('admin.historyEntry.quoted', { name: subjectName });
	if (!isAuditAction(action)) return t('admin.historyEntry.unknownAction', { who, action, what });
	return t(`admin.historyEntry.actions.${action}`, { who, what });
}

const value: z.ZodType<unknown> = z.unknown();
const recorded = z.union([
	z.object({ from: value, to: value, isCut: z.literal(true).optional() }),
	z.object({ picture: z.enum(['added', 'changed', 'removed']) }),
	z.object({ changed: z.literal(true) }),
]);

/** What an entry says to have become of each field, under the field's own label. */
export function getChanges(
	{ subjectType, changes }: Pick<DescribedEntry, 'subjectType' | 'changes'>,
	language: Language,
): FieldChange[] {
	const { historyEntry } = getMessages(language).admin;
	const fields = z.record(z.string(), value).catch({}).parse(changes);
	return Object.entries(fields).map(([field, change]): FieldChange => {
		// Which records were read is said by their number.
		if (field === 'ids' && Array.isArray(change)) return getCount(change.length, language);
		const content = { field, label: getLabel(field, subjectType, language) };
		const read = recorded.safeParse(change);
		// A fact of what was read.
		if (!read.success) return { ...content, from: null, to: describeValue(field, change, language) };
		if ('picture' in read.data) return { ...content, became: historyEntry.pictures[read.data.picture] };
		if ('changed' in read.data) return { ...content, became: historyEntry.secret };
		const { from, to, isCut } = read.data;
		const values = { from: describeValue(field, from, language), to: describeValue(field, to, language) };
		return { ...content, ...values, ...(isCut && { isCut }) };
	});
}

function getCount(count: number, language: Language): FieldChange {
	const { count: label } = getMessages(language).admin.historyEntry.fields;
	return { field: 'count', label, from: null, to: formatCount(count, language) };
}

/** A text's field has its language in front: `hi.name`. */
function getLabel(field: string, subjectType: string, language: Language): string {
	const { admin, memberFields, deityForm, clanPage } = getMessages(language);
	const { fields, names, values } = admin.historyEntry;
	const [first = '', name] = field.split('.');
	if (name !== undefined && (first === 'hi' || first === 'en')) {
		const words: Words = subjectType === 'clan' ? clanPage.form : deityForm.form;
		const inside = { field: labelFor(words, name), language: values[first] };
		return translator(language)('admin.historyEntry.fieldIn', inside);
	}
	const ofSubject: Record<string, Words> = {
		...{ deity: deityForm.form, site: admin.settings.fields, khaanp: admin.khaanps.fields },
	};
	const own = ofSubject[subjectType] ?? {};
	const nameOf: Words = names;
	if (field === 'name' && nameOf[subjectType] !== undefined) return nameOf[subjectType];
	const known: Words = { ...memberFields, ...fields, ...own };
	return labelFor(known, field);
}

function describeValue(field: string, of: unknown, language: Language): string | null {
	if (of === null || of === undefined || of === '') return null;
	const { memberOptions, admin, clans, gallery, relationWords } = getMessages(language);
	if (typeof of === 'boolean') return of ? memberOptions.yesNo.Yes : memberOptions.yesNo.No;
	if (typeof of === 'number') return formatCount(of, language);
	if (Array.isArray(of))
		return of.length === 0 ? null : of.map((each) => describeValue(field, each, language) ?? '').join(', ');
	if (typeof of !== 'string') return JSON.stringify(of);
	const { values } = admin.historyEntry;
	const words: Readonly<Record<string, Words>> = {
		status: values,
		isOwnKul: admin.khaanps.ownKul,
		language: values,
		deityType: values,
		bornPrecision: values,
		diedPrecision: values,
		outcome: values,
		words: admin.messages.report.words,
		kind: values,
		prefix: memberOptions.prefix,
		gender: memberOptions.gender,
		familyTreePrivacy: memberOptions.familyTreePrivacy,
		category: gallery.categories,
		relation: relationWords,
		clan: clans,
		motherClan: clans,
		clans,
	};
	return isoDate.test(of) ? getDate(of, language) : labelFor(words[field] ?? {}, of);
}

const isoDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

function getDate(iso: string, language: Language): string {
	return (iso.includes('T') ? formatMoment(iso, language) : formatDay(iso, language)) ?? iso;
}
