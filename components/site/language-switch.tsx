'use client';

import { useTranslations } from 'next-intl';
import { chooseLanguage } from '@/lib/client/language';
import { askToLeave } from '@/lib/client/leave-guard';
import { isLanguage, type Language, languages } from '@/lib/core/language';

/** One button to the other language; in the menu of a small screen, a list of both. */
export function LanguageSwitch({ language }: { language: Language }) {
	const t = useTranslations('site');
	const other = languages.find((candidate) => candidate !== language) ?? language;
	return (
		<>
			<button
				type="button"
				lang={other}
				onClick={() => askToLeave(() => chooseLanguage(other))}
				className="min-h-11 whitespace-nowrap rounded-full border border-maroon-400 px-4 text-sm hover:bg-ivory/10 max-md:hidden"
			>
				{t(`languages.${other}`)}
			</button>
			<label className="flex items-center gap-3 text-sm md:hidden">
				{t('navigation.language')}
				<select
					value={language}
					onChange={({ target: { value: chosen } }) =>
						isLanguage(chosen) && askToLeave(() => chooseLanguage(chosen))
					}
					className="min-h-11 rounded-control border border-maroon-400 bg-maroon-900 px-3"
				>
					{languages.map((choice) => (
						<option key={choice} value={choice} lang={choice}>
							{t(`languages.${choice}`)}
						</option>
					))}
				</select>
			</label>
		</>
	);
}
