import { useAdmin } from '@/components/admin/admin-context';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { alphabetical } from '@/lib/core/alphabet';
import { wordIn } from '@/lib/core/word-in';
import type { AdminDeitiesTexts } from './texts';

interface DeityFiltersProps {
	filters: Readonly<Record<string, string>>;
	/** Every clan that a deity is of. */
	clans: readonly string[];
	texts: AdminDeitiesTexts;
	onChange: (filters: Record<string, string>) => void;
	onReset: () => void;
}

export function DeityFilters({ filters, clans, texts, onChange, onReset }: DeityFiltersProps) {
	const { language } = useAdmin();
	const { type = '', clan = '' } = filters;
	const compare = alphabetical(language);
	const named = clans
		.map((value) => ({ value, name: wordIn(texts.clanNames, value) }))
		.toSorted((one, other) => compare(one.name, other.name));
	return (
		<div className="flex flex-wrap items-end gap-4">
			<Field id="deity-type" label={texts.type} className="min-w-40 flex-1 md:max-w-56">
				{(control) => (
					<Select {...control} value={type} onChange={({ target }) => onChange({ type: target.value })}>
						<option value="">{texts.anyType}</option>
						<option value="devi">{texts.types.devi}</option>
						<option value="devta">{texts.types.devta}</option>
					</Select>
				)}
			</Field>
			<Field id="deity-clan" label={texts.clans} className="min-w-40 flex-1 md:max-w-56">
				{(control) => (
					<Select {...control} value={clan} onChange={({ target }) => onChange({ clan: target.value })}>
						<option value="">{texts.anyClan}</option>
						{named.map(({ value, name }) => (
							<option key={value} value={value}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			<Button look="outline" onClick={onReset}>
				{texts.reset}
			</Button>
		</div>
	);
}
