import { useTranslations } from 'next-intl';
import { SendText } from '@/components/ui/send-text';
import type { Reply } from '@/lib/client/api';

/** The ways to send the link to a question. */
export function SendLinkPanel({ link: { message, text } }: { link: Reply<'POST /api/family/questions'> }) {
	const t = useTranslations('elderQuestions.send');
	const encoded = encodeURIComponent(text);
	return (
		<div className="flex flex-col gap-4">
			<SendText
				{...{ message, text }}
				hint={t('text')}
				rows={5}
				ways={[
					{ label: t('whatsapp'), href: `https://wa.me/?text=${encoded}` },
					{ label: t('sms'), href: `sms:?&body=${encoded}` },
					{ label: t('email'), href: `mailto:?subject=${encodeURIComponent(t('subject'))}&body=${encoded}` },
				]}
				words={{ message: t('message'), copied: t('copied'), copy: t('copy'), share: t('share') }}
			/>
		</div>
	);
}
