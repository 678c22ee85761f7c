import type { Comparison } from '@/lib/client/form/conflict';
import { type SettingName, settingNames } from '@/lib/features/site/settings/constants';
import type { SettingsReply } from '@/lib/features/site/settings/schema';

/** A category of the gallery; a new one has no key. */
type EditedCategory = { key?: string; hi: string; en: string };

export type SettingsValues = Record<SettingName, string> & { categories: EditedCategory[] };

export function settingsValues(reply: SettingsReply | null): SettingsValues {
	const texts = Object.fromEntries(settingNames.map((name) => [name, reply?.settings[name] ?? '']));
	return {
		...(texts as Record<SettingName, string>),
		categories: reply?.categories.map(({ key, hi, en }) => ({ key, hi, en })) ?? [],
	};
}

/** What differs from `before`, as the call takes it; blanks around a text are no difference. */
export function trimmedChanges(values: SettingsValues, before: SettingsValues): Partial<SettingsValues> {
	const changed = settingNames.filter((name) => values[name].trim() !== before[name].trim());
	const { categories } = values;
	return {
		...Object.fromEntries(changed.map((name) => [name, values[name]])),
		...(JSON.stringify(categories) !== JSON.stringify(before.categories) && { categories }),
	};
}

/** How two versions of the settings are compared: the categories as a list of their names. */
export function settingsComparison(
	labels: Readonly<Record<SettingName | 'categories', string>>,
): Comparison<SettingsValues> {
	const { categories, ...names } = labels;
	return {
		labels: { ...names, categories },
		shownIn: (values, field) =>
			field === 'categories'
				? values.categories.map(({ hi, en }) => `${hi} / ${en}`).join('\n')
				: values[field],
	};
}
