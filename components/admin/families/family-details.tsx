'use client';

import { Pencil } from 'lucide-react';
import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import { RecordHistory } from '@/components/admin/record-history';
import { useList } from '@/components/admin/use-list';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import type { AdminFamiliesTexts } from './texts';

interface FamilyDetailsProps {
	familyId: string;
	texts: AdminFamiliesTexts;
	onEdit: () => void;
	onClose: () => void;
}

/** What there is to know of one family, with its history; from here its form is opened. */
export function FamilyDetails({ familyId, texts, onEdit, onClose }: FamilyDetailsProps) {
	const { language, texts: frame } = useAdmin();
	const list = useList(apiQuery('GET /api/family/trees/[id]', { params: { id: familyId } }));
	const family = list.answer?.familyTree;
	const facts = family && [
		[texts.createdBy, family.createdBy.name || texts.unknown],
		[texts.members, formatCount(family.memberCount, language)],
		[texts.createdAt, formatMoment(family.createdAt, language)],
		[texts.details.public, family.isPublic ? texts.details.yes : texts.details.no],
	];
	return (
		<Dialog
			title={family?.name ?? texts.caption}
			closeLabel={frame.close}
			onClose={onClose}
			actions={
				family && (
					<Button look="outline" onClick={onEdit}>
						<Pencil aria-hidden="true" className="size-5" />
						{texts.details.edit}
					</Button>
				)
			}
		>
			{!facts && <AwaitedRecord list={list} loading={texts.edit.loading} gone={texts.edit.gone} />}
			{facts && (
				<>
					<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2">
						{facts.map(([label, value]) => (
							<div key={label} className="contents">
								<dt className="text-text-muted">{label}</dt>
								<dd className="">{value}</dd>
							</div>
						))}
					</dl>
					<h3 className="mt-6 mb-3 text-lg">{texts.details.history}</h3>
					<RecordHistory subjectType="family" subjectId={familyId} />
				</>
			)}
		</Dialog>
	);
}
