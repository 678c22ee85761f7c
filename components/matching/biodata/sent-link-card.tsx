import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { SendText } from '@/components/ui/send-text';
import type { Reply } from '@/lib/client/api';

interface SentLinkCardProps {
	made: Reply<'POST /api/family/biodatas/[id]/links'>;
}

/** A link that has just been made, and the ways to send it. */
export function SentLinkCard({ made: { message, text } }: SentLinkCardProps) {
	const t = useTranslations('biodata.own');
	return (
		<Card className="flex flex-col gap-3 p-4">
			<SendText
				{...{ message, text }}
				hint={t('onceText')}
				rows={3}
				ways={[{ label: t('whatsapp'), href: `https://wa.me/?text=${encodeURIComponent(text)}` }]}
				words={{ message: t('message'), copied: t('copied'), copy: t('copy'), share: t('share') }}
			/>
		</Card>
	);
}
