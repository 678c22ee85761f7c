import type { SettingsReply } from '@/lib/features/site/schema';
import { type SettingName, settingNames } from '@/lib/features/site/setting-names';

export interface EditedCategory {
	/** Tells the rows of the form apart. */
	id: string;
	/** Null for a new one. */
	key: string | null;
	hi: string;
	en: string;
}

const blank: Record<SettingName, string> = {
	contactEmail: '',
	contactPhone: '',
	addressHi: '',
	addressEn: '',
	facebookUrl: '',
	instagramUrl: '',
	youtubeUrl: '',
	xUrl: '',
	whatsappUrl: '',
	founderHi: '',
	founderEn: '',
	coFounderHi: '',
	coFounderEn: '',
	senderName: '',
	senderEmail: '',
};

/** What stands in the form. */
export interface SettingsValues {
	settings: Record<SettingName, string>;
	categories: EditedCategory[];
}

export function valuesOf({ settings, categories }: SettingsReply): SettingsValues {
	return {
		settings: withoutNulls(settings),
		categories: categories.map((category) => ({ ...category, id: category.key })),
	};
}

/** The categories as one text, to be compared and sent. */
export function categoriesText(categories: readonly EditedCategory[]): string {
	return JSON.stringify(categories.map(({ key, hi, en }) => ({ ...(key !== null && { key }), hi, en })));
}

/** What has been changed since `base` was read, as the call takes it. */
export function changesSince(base: SettingsReply, { settings, categories }: SettingsValues): object {
	const before = valuesOf(base);
	const changed = settingNames.filter((name) => settings[name].trim() !== before.settings[name].trim());
	const named = categoriesText(categories);
	return {
		...Object.fromEntries(changed.map((name) => [name, settings[name]])),
		...(named !== categoriesText(before.categories) && { categories: JSON.parse(named) }),
	};
}

function withoutNulls(settings: SettingsReply['settings']): Record<SettingName, string> {
	const texts = { ...blank };
	for (const name of settingNames) texts[name] = settings[name] ?? '';
	return texts;
}
