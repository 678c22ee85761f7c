import { useLocale, useMessages, useTranslations } from 'next-intl';
import { labelFor } from '@/lib/core/label-for';
import { formatCount } from '@/lib/platform/i18n/format';
import { ChoiceFilter, ListFilters } from '../list/list-filters';
import type { FilterValue, UserFilterValues } from './admin-user';
import { filterChoices } from './filter-choices';
import type { UsersState } from './users-query';

interface UserFiltersProps {
	filters: UsersState['filters'];
	/** Null until they have come: nothing but what is chosen can be offered then. */
	values: UserFilterValues | null;
	onChange: (filters: Partial<UsersState['filters']>) => void;
	onReset: () => void;
}

export function UserFilters({ filters, values, onChange, onReset }: UserFiltersProps) {
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
