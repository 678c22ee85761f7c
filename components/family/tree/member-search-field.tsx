'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useApiForm } from '@/components/form/use-api-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface MemberSearchFieldProps {
	/** Of the field. */
	id: string;
	start: string;
	/** What is wrong, besides a name that is too short. */
	error: string | undefined;
	isSearching: boolean;
	onSearch: (name: string) => void;
}

const minLetters = 2;

/** Asks for the name of a member. */
export function MemberSearchField({ id, start, error, isSearching, onSearch }: MemberSearchFieldProps) {
	const t = useTranslations('familyTree.link');
	const { register, formProps, errorAt } = useApiForm({
		defaultValues: { query: start },
		isGuarded: false,
		send: async ({ query }) => {
			onSearch(query.trim());
			return null;
		},
		onSent: () => {},
	});
	const tooShort = errorAt('query');
	return (
		<search>
			<form {...formProps} className="flex flex-wrap items-start gap-3">
				<Field
					id={id}
					label={t('search')}
					hint={tooShort ? undefined : t('searchHint')}
					error={tooShort ?? error}
					isRequired
					className="min-w-56 flex-1"
				>
					{(control) => (
						<Input
							{...control}
							{...register('query', {
								validate: (typed) => typed.trim().length >= minLetters || t('searchHint'),
							})}
							type="search"
							maxLength={100}
							autoComplete="off"
						/>
					)}
				</Field>
				<Button type="submit" look="outline" className="sm:mt-7" busyLabel={isSearching && t('searching')}>
					<Search aria-hidden="true" className="size-5" />
					{t('find')}
				</Button>
			</form>
		</search>
	);
}
