import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Reply } from '@/lib/client/api';

interface SameConsentFormProps {
	comparison: Reply<'GET /api/family/same-people'>['comparison'];
	/** What is being sent: an id, `allow` or `refuse`. */
	busyId: string | null;
	onSay: (isComparable: boolean) => void;
}

/** Whether the viewer's tree may be compared with others: asked first, since the tree may be private. */
export function SameConsentForm({ comparison, busyId, onSay }: SameConsentFormProps) {
	const t = useTranslations('samePeople');
	const { isComparable, takesPart, isEmailConfirmed } = comparison;
	const isOn = takesPart || isComparable === true;
	const isUnsaid = isComparable === null && !takesPart;
	return (
		<Card className="flex flex-col gap-3 p-4 md:p-6">
			<h2 className="text-h3 md:text-h3-wide">{t('consent.title')}</h2>
			{!isUnsaid && <p className="font-semibold">{t(isOn ? 'consent.isOn' : 'consent.isOff')}</p>}
			<p className="text-text-soft">{t('consent.text')}</p>
			{!isEmailConfirmed && <p className="text-info">{t('consent.unconfirmed')}</p>}
			<div className="flex flex-wrap gap-3">
				{!isOn && (
					<Button busyLabel={busyId === 'allow' && t('busy')} onClick={() => onSay(true)}>
						{t('consent.allow')}
					</Button>
				)}
				{(isOn || isUnsaid) && (
					<Button look="outline" busyLabel={busyId === 'refuse' && t('busy')} onClick={() => onSay(false)}>
						{t(isOn ? 'consent.stop' : 'consent.refuse')}
					</Button>
				)}
			</div>
		</Card>
	);
}
