'use client';

import { RotateCcw } from 'lucide-react';
import { useAdmin } from '@/components/admin/admin-context';
import type { ListState } from '@/components/admin/list-url';
import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { formatCount } from '@/lib/platform/i18n/format';
import type { FilterValue, UserFilterValues } from './admin-user';
import { filterChoices } from './filter-choices';
import { type AdminUsersTexts, clanName } from './texts';

interface UserFiltersProps {
	filters: ListState['filters'];
	/** Null until they have come: nothing but what is chosen can be offered then. */
	values: UserFilterValues | null;
	texts: AdminUsersTexts;
	onChange: (filters: ListState['filters']) => void;
	onReset: () => void;
}

/** Which users are shown: of a clan, a dynasty, a role. */
export function UserFilters({ filters, values, texts, onChange, onReset }: UserFiltersProps) {
	const words = texts.filters;
	return (
		<fieldset className="grid min-w-0 grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1fr_1fr_auto]">
			<legend className="sr-only">{words.legend}</legend>
			<ValueFilter
				id="users-clan"
				label={words.clan}
				all={words.allClans}
				values={values?.clans ?? []}
				asked={filters.clan ?? ''}
				shown={(clan) => clanName(clan, texts)}
				texts={texts}
				onChange={(clan) => onChange({ clan })}
			/>
			<ValueFilter
				id="users-dynasty"
				label={words.dynasty}
				all={words.allDynasties}
				values={values?.dynasties ?? []}
				asked={filters.dynasty ?? ''}
				shown={(dynasty) => dynasty}
				texts={texts}
				onChange={(dynasty) => onChange({ dynasty })}
			/>
			<Field id="users-role" label={words.role}>
				{(control) => (
					<Select
						{...control}
						value={filters.isAdmin ?? ''}
						onChange={({ currentTarget }) => onChange({ isAdmin: currentTarget.value })}
					>
						<option value="">{words.allRoles}</option>
						<option value="true">{words.admins}</option>
						<option value="false">{words.members}</option>
					</Select>
				)}
			</Field>
			<Button look="outline" onClick={onReset}>
				<RotateCcw aria-hidden="true" className="size-5" />
				{words.reset}
			</Button>
		</fieldset>
	);
}

interface ValueFilterProps {
	id: string;
	label: string;
	/** The choice that sets no filter. */
	all: string;
	values: readonly FilterValue[];
	/** What the address asks for. */
	asked: string;
	shown: (value: string) => string;
	texts: AdminUsersTexts;
	onChange: (value: string) => void;
}

function ValueFilter({ id, label, all, values, asked, shown, texts, onChange }: ValueFilterProps) {
	const { language } = useAdmin();
	const { choices, chosen } = filterChoices(values, asked);
	return (
		<Field id={id} label={label}>
			{(control) => (
				<Select {...control} value={chosen} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
					<option value="">{all}</option>
					{choices.map(({ value, count }) => (
						<option key={value} value={value}>
							{count === null
								? shown(value)
								: filled(texts.filters.value, { name: shown(value), count: formatCount(count, language) })}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}
