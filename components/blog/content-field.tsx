'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { countGraphemes } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { mostCharacters } from '@/lib/features/blog/lengths';
import { formatCount } from '@/lib/platform/i18n/format';

interface ContentFieldProps {
	id: string;
	/** What stands in it first. */
	start: string;
	control: UseFormRegisterReturn;
	error: string | undefined;
	language: Language;
}

/** The text of a story, with how much of it there is, counted as readers count. */
export function ContentField({ id, start, control: registered, error, language }: ContentFieldProps) {
	const t = useTranslations('stories.form');
	const [text, setText] = useState(start);
	// A long text takes a while to be counted: typing goes on meanwhile.
	const counted = useDeferredValue(text);
	const count = useMemo(() => countGraphemes(counted.trim()), [counted]);
	const shown = {
		count: formatCount(count, language),
		max: formatCount(mostCharacters.content, language),
	};
	return (
		<Field id={id} label={t('content')} hint={t('contentCount', shown)} error={error} isRequired>
			{(control) => (
				<textarea
					{...control}
					{...registered}
					rows={12}
					onChange={(event) => {
						setText(event.currentTarget.value);
						void registered.onChange(event);
					}}
					className={`${controlClass} leading-[1.8]`}
				/>
			)}
		</Field>
	);
}
