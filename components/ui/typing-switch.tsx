'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from './checkbox';
import { turnTypingHelp, useTypingHelp } from './use-typing-help';

/** Turns the help for people without a Hindi keyboard on and off; for Hindi pages. */
export function TypingSwitch() {
	return useLocale() === 'hi' && <HindiSwitch />;
}

function HindiSwitch() {
	const t = useTranslations('typingHelp');
	const isHelping = useTypingHelp();
	return (
		<div>
			<Checkbox
				label={t('label')}
				checked={isHelping}
				onChange={({ currentTarget }) => turnTypingHelp(currentTarget.checked)}
				className="text-sm"
			/>
			{isHelping && <p className="text-sm text-text-muted">{t('hint')}</p>}
		</div>
	);
}
