import * as z from 'zod';
import { toLatinDigits } from '@/lib/core/digits';
import { emailAddress } from '@/lib/core/email';
import { nameLine } from '@/lib/core/person-name';
import { recordVersion } from '@/lib/core/record-version';
import { line, lineOfCharacters, lines } from '@/lib/core/text';
import { undoSchema } from '@/lib/platform/decisions/schema';
import {
	forEachSetting,
	maxCategories,
	type SettingName,
	siteTextKinds,
	siteTextMaxLength,
} from './constants';

/** PUT /api/maintenance */
export const maintenanceBody = z.object({ isOn: z.boolean() });

export const maintenanceState = z.object({
	isOn: z.boolean(),
	/** When an administrator turned it on; null while none has. */
	since: z.string().nullable(),
	/** It is on by the server's environment, where alone it can be turned off. */
	isFixed: z.boolean(),
});

export type MaintenanceState = z.output<typeof maintenanceState>;

export const maintenanceReply = maintenanceState.extend({
	message: z.string(),
	/** Absent where nothing has changed. */
	undo: undoSchema.exactOptional(),
});

function isHttpsAddress(text: string): boolean {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url?.protocol === 'https:' && url.username === '' && url.password === '' && !/\s/.test(text);
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Absent is unchanged, blank or null is nothing. */
const setting = (text: z.ZodType<string>) =>
	z.preprocess(
		(value) => (isBlank(value) ? null : value),
		text.transform((value) => value || null).nullable(),
	);

const email = setting(emailAddress);
const address = setting(lines(300));
const url = setting(
	line(300)
		.refine((text) => text === '' || isHttpsAddress(text), { error: 'httpsAddress' })
		// The address as browsers read it: what looks like another host is spelled out.
		.transform((text) => (text === '' ? text : new URL(text).href))
		.refine((text) => text.length <= 300, { error: 'tooLong', params: { max: 300 } }),
);
const name = setting(nameLine(100));
const phone = setting(
	line(20)
		.transform(toLatinDigits)
		.refine((text) => text === '' || /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(text), { error: 'mobileNumber' }),
);

const categoryName = lineOfCharacters(60).refine((value) => value !== '', { error: 'required' });

/** PUT /api/admin/settings: what is absent stays as it is. */
export const settingsBody = z.object({
	contactEmail: email.exactOptional(),
	contactPhone: phone.exactOptional(),
	addressHi: address.exactOptional(),
	addressEn: address.exactOptional(),
	facebookUrl: url.exactOptional(),
	instagramUrl: url.exactOptional(),
	youtubeUrl: url.exactOptional(),
	xUrl: url.exactOptional(),
	whatsappUrl: url.exactOptional(),
	founderHi: name.exactOptional(),
	founderEn: name.exactOptional(),
	coFounderHi: name.exactOptional(),
	coFounderEn: name.exactOptional(),
	senderName: setting(nameLine(60)).exactOptional(),
	senderEmail: email.exactOptional(),
	/** All categories of the gallery in their order. A new one has no key. */
	categories: z
		.array(z.object({ key: lineOfCharacters(60).exactOptional(), hi: categoryName, en: categoryName }))
		.max(maxCategories)
		.exactOptional(),
	version: recordVersion.exactOptional(),
} satisfies Record<SettingName | 'categories' | 'version', z.ZodType>);

export type SettingsChange = Omit<z.output<typeof settingsBody>, 'version'>;

export const settingsReply = z.object({
	settings: z.object(forEachSetting(z.string().nullable())),
	categories: z.array(z.object({ key: z.string(), hi: z.string(), en: z.string() })),
	/** What mails are sent from while no sender is set. */
	defaultSender: z.string(),
	/** To be sent back with a change, so that it is not written over somebody else's. */
	version: z.number(),
});

export type SettingsReply = z.output<typeof settingsReply>;

/** What administrators have set; null where nothing is. */
export type SiteSettings = SettingsReply['settings'];

export const savedSettingsReply = settingsReply.extend({ message: z.string() });

export const siteTextParams = z.object({
	kind: z.enum(siteTextKinds),
	/** 0 is the built-in text. */
	number: z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
});

const text = lines(siteTextMaxLength).refine((value) => value !== '', { error: 'required' });

/** POST /api/admin/texts/{kind} */
export const siteTextBody = z.object({
	hi: text,
	en: text,
	/** The number of the version that the change was made from. */
	basedOn: z.int().min(0).max(999_999),
});

const siteTextVersion = z.object({
	kind: z.enum(siteTextKinds),
	number: z.number(),
	version: z.string(),
	/** Null for the built-in text. */
	publishedAt: z.string().nullable(),
});

/** GET /api/admin/texts: the versions of each kind, newest first. */
export const siteTextsReply = z.object({ versions: siteTextVersion.array() });

export const siteTextReply = siteTextVersion.extend({ hi: z.string(), en: z.string() });

export type SiteTextReply = z.output<typeof siteTextReply>;

export const publishedTextReply = z.object({ message: z.string(), text: siteTextReply });
