import { useLocale, useMessages, useTranslations } from 'next-intl';
import { ChoiceFilter, ListFilters } from '@/components/admin/list/list-filters';
import { labelFor } from '@/lib/core/label-for';
import { formatCount } from '@/lib/platform/i18n/format';
import type { FilterValue, MemberFilterValues } from './admin-member';
import { filterChoices } from './filter-choices';
import type { MembersState } from './members-query';

interface MemberFiltersProps {
	filters: MembersState['filters'];
	/** Null until they have come: nothing but what is chosen can be offered then. */
	values: MemberFilterValues | null;
	onChange: (filters: Partial<MembersState['filters']>) => void;
	onReset: () => void;
}

export function MemberFilters({ filters, values, onChange, onReset }: MemberFiltersProps) {
	const t = useTranslations('admin.users.filters');
	const { clans } = useMessages();
	const language = useLocale();
	const valueFilter = (
		name: 'clan' | 'dynasty',
		any: string,
		known: readonly FilterValue[],
		shown: (value: string) => string,
	) => {
		const { choices, chosen } = filterChoices(known, filters[name]);
		return (
			<ChoiceFilter
				id={`users-${name}`}
				label={t(name)}
				any={any}
				choices={choices.map(({ value, count }) => ({
					value,
					title:
						count === null
							? shown(value)
							: t('value', { name: shown(value), count: formatCount(count, language) }),
				}))}
				value={chosen}
				onChange={(value) => onChange({ [name]: value })}
			/>
		);
	};
	return (
		<ListFilters legend={t('legend')} reset={t('reset')} onReset={onReset}>
			{valueFilter('clan', t('allClans'), values?.clans ?? [], (clan) => labelFor(clans, clan))}
			{valueFilter('dynasty', t('allDynasties'), values?.dynasties ?? [], (dynasty) => dynasty)}
			<ChoiceFilter
				id="users-role"
				label={t('role')}
				any={t('allRoles')}
				choices={[
					{ value: 'true', title: t('admins') },
					{ value: 'false', title: t('members') },
				]}
				value={filters.isAdmin}
				onChange={(isAdmin) => onChange({ isAdmin })}
			/>
		</ListFilters>
	);
}
