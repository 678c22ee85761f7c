import { Pencil } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { Facts } from '@/components/admin/facts';
import { useList } from '@/components/admin/list/use-list';
import { RecordHistory } from '@/components/admin/record-history';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';

interface FamilyDetailsProps {
	familyId: string;
	onEdit: () => void;
	onClose: () => void;
}

/** What there is to know of one family, with its history; from here its form is opened. */
export function FamilyDetails({ familyId, onEdit, onClose }: FamilyDetailsProps) {
	const t = useTranslations('admin.families');
	const language = useLocale();
	const list = useList(apiQuery('GET /api/family/trees/[id]', { params: { id: familyId } }));
	const family = list.answer?.familyTree;
	const facts: ComponentProps<typeof Facts>['facts'] | undefined = family && [
		[t('createdBy'), (family.createdBy.written ?? family.createdBy.name) || t('unknown')],
		[t('members'), formatCount(family.memberCount, language)],
		[t('createdAt'), formatMoment(family.createdAt, language)],
		[t('details.public'), family.isPublic ? t('details.yes') : t('details.no')],
	];
	return (
		<Dialog
			title={family?.name ?? t('caption')}
			onClose={onClose}
			actions={
				family && (
					<Button look="outline" onClick={onEdit}>
						<Pencil aria-hidden="true" className="size-5" />
						{t('details.edit')}
					</Button>
				)
			}
		>
			{!facts && <AwaitedRecord list={list} loading={t('edit.loading')} gone={t('edit.gone')} />}
			{facts && (
				<>
					<Facts facts={facts} />
					<h3 className="mt-6 mb-3 text-lg">{t('details.history')}</h3>
					<RecordHistory subjectType="family" subjectId={familyId} />
				</>
			)}
		</Dialog>
	);
}
