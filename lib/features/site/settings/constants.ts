/** The settings that are a line or a few, by what they are about, in the order of the form. */
export const settingGroups = {
	contact: ['contactEmail', 'contactPhone', 'addressHi', 'addressEn'],
	social: ['facebookUrl', 'instagramUrl', 'youtubeUrl', 'xUrl', 'whatsappUrl'],
	founders: ['founderHi', 'founderEn', 'coFounderHi', 'coFounderEn'],
	sender: ['senderName', 'senderEmail'],
} as const;

export type SettingGroup = keyof typeof settingGroups;

export type SettingName = (typeof settingGroups)[SettingGroup][number];

export const settingNames: readonly SettingName[] = Object.values(settingGroups).flat();

/** An object with the same value for each setting. */
export function forEachSetting<const Value>(value: Value): Record<SettingName, Value> {
	return Object.fromEntries(settingNames.map((name) => [name, value])) as Record<SettingName, Value>;
}

/** The texts that administrators publish in versions. */
export const siteTextKinds = ['about', 'terms'] as const;

export type SiteTextKind = (typeof siteTextKinds)[number];

export const maxCategories = 50;

/** Characters of a text of the portal, in one language. Two of them fit into a body (lib/platform/http/body.ts). */
export const siteTextMaxLength = 30_000;
