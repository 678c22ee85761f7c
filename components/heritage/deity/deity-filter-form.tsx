import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Field } from '@/components/ui/field';
import { SearchInput } from '@/components/ui/search-input';
import { Select } from '@/components/ui/select';

interface DeityFilterFormProps {
	form: RefObject<HTMLFormElement | null>;
	onChange: () => void;
	searchLabel: string;
	placeholder: string;
	/** Whether there are devis and devtas to choose between. */
	hasTypes?: boolean;
	/** The clans to choose from, by their names in the page's language. */
	clans?: readonly { value: string; label: string }[];
}

const types = ['all', 'devi', 'devta'] as const;

/** What narrows a list of deities down. It needs script: without one the whole list is there, and no box. */
export function DeityFilterForm({
	form,
	onChange,
	searchLabel,
	placeholder,
	hasTypes = false,
	clans,
}: DeityFilterFormProps) {
	const t = useTranslations('deities.filter');
	return (
		<search>
			<form
				ref={form}
				method="get"
				noValidate
				onInput={onChange}
				onChange={onChange}
				onSubmit={(event) => event.preventDefault()}
				className="grid items-end gap-x-5 gap-y-4 md:flex md:flex-wrap noscript:hidden"
			>
				<Field id="deity-search" label={searchLabel} className="md:min-w-80 md:flex-1">
					{(control) => (
						<SearchInput
							{...control}
							name="q"
							placeholder={placeholder}
							maxLength={100}
							enterKeyHint="search"
						/>
					)}
				</Field>
				{hasTypes && (
					<fieldset className="min-w-0">
						<legend className="mb-1 font-semibold text-sm text-text-soft">{t('type')}</legend>
						<div className="flex flex-wrap gap-2">
							{types.map((type) => (
								<label
									key={type}
									className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 font-semibold text-sm has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
								>
									<input
										type="radio"
										name="type"
										value={type}
										defaultChecked={type === 'all'}
										className="sr-only"
									/>
									{t(`types.${type}`)}
								</label>
							))}
						</div>
					</fieldset>
				)}
				{clans && (
					<Field id="deity-clan" label={t('clan')} className="md:w-56">
						{(control) => (
							<Select {...control} name="clan" defaultValue="">
								<option value="">{t('anyClan')}</option>
								{clans.map(({ value, label }) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</Select>
						)}
					</Field>
				)}
			</form>
		</search>
	);
}
