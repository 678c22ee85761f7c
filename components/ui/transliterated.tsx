'use client';

import { Languages } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

/** A name as the portal writes it in the page's script, with a button that shows how it was written. */
export function Transliterated({ text, original }: { text: string; original: string }) {
	const t = useTranslations('site.inScript');
	const language = useLocale();
	const [isOriginal, setOriginal] = useState(false);
	const lang = isOriginal === (language === 'hi') ? 'en' : 'hi';
	return (
		<>
			<span lang={lang} className="underline decoration-dotted decoration-from-font underline-offset-4">
				{isOriginal ? original : text}
			</span>{' '}
			<button
				type="button"
				aria-pressed={isOriginal}
				aria-label={t('original', { text: original })}
				title={original}
				onClick={() => setOriginal(!isOriginal)}
				className="relative inline-grid size-6 place-items-center rounded-control align-middle text-text-muted hover:bg-raised hover:text-primary print:hidden"
			>
				<Languages aria-hidden="true" className="size-4" />
			</button>
		</>
	);
}
