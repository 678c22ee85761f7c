'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { countGraphemes } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { maxCharacters } from '@/lib/features/content/blog/constants';
import { formatCount } from '@/lib/platform/i18n/format';

interface ContentFieldProps {
	id: string;
	text: string;
	control: UseFormRegisterReturn;
	error: string | undefined;
	language: Language;
}

/** The text of a blog, with how much of it there is, counted as readers count. */
export function ContentField({ id, text, control, error, language }: ContentFieldProps) {
	const t = useTranslations('blogs.form');
	// A long text takes a while to be counted: typing goes on meanwhile.
	const counted = useDeferredValue(text);
	const count = useMemo(() => countGraphemes(counted.trim()), [counted]);
	const shown = {
		count: formatCount(count, language),
		max: formatCount(maxCharacters.content, language),
	};
	return (
		<Field id={id} label={t('content')} hint={t('contentCount', shown)} error={error} isRequired>
			{(described) => (
				<textarea {...described} {...control} rows={12} className={`${controlClass} leading-[1.8]`} />
			)}
		</Field>
	);
}
