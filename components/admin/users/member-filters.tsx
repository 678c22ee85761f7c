import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ChoiceFilters } from '@/components/admin/list/list-filters';
import { labelFor } from '@/lib/core/label-for';
import { formatCount } from '@/lib/platform/i18n/format';
import type { FilterValue, MemberFilterValues } from './admin-member';
import { filterChoices } from './filter-choices';

interface MemberFiltersProps {
	list: ComponentProps<typeof ChoiceFilters<'clan' | 'dynasty' | 'isAdmin'>>['list'];
	/** Null until they have come: nothing but what is chosen can be offered then. */
	values: MemberFilterValues | null;
}

export function MemberFilters({ list, values }: MemberFiltersProps) {
	const t = useTranslations('admin.users.filters');
	const { clans } = useMessages();
	const language = useLocale();
	const getChoices = (
		name: 'clan' | 'dynasty',
		known: readonly FilterValue[],
		shown: (value: string) => string,
	) => {
		const { choices, chosen } = filterChoices(known, list.state[name]);
		return {
			chosen,
			options: choices.map(({ value, count }) => ({
				value,
				title:
					count === null
						? shown(value)
						: t('value', { name: shown(value), count: formatCount(count, language) }),
			})),
		};
	};
	return (
		<ChoiceFilters
			list={list}
			legend={t('legend')}
			reset={t('reset')}
			choices={{
				clan: {
					label: t('clan'),
					any: t('allClans'),
					...getChoices('clan', values?.clans ?? [], (clan) => labelFor(clans, clan)),
				},
				dynasty: {
					label: t('dynasty'),
					any: t('allDynasties'),
					...getChoices('dynasty', values?.dynasties ?? [], (dynasty) => dynasty),
				},
				isAdmin: {
					label: t('role'),
					any: t('allRoles'),
					options: [
						{ value: 'true', title: t('admins') },
						{ value: 'false', title: t('members') },
					],
				},
			}}
		/>
	);
}
