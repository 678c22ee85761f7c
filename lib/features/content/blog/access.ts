import type { Viewer } from '@/lib/core/viewer';
import type { ApprovalStatus } from '@/lib/platform/db/generated/enums';

interface Sent {
	status: ApprovalStatus;
	/** Null when the sender has left. */
	senderId: string | null;
}

/** Its sender and administrators: who may change a blog, and read it before it is approved. */
export function mayChange(viewer: Viewer, { senderId }: Sent): boolean {
	return viewer !== null && (viewer.isAdmin || senderId === viewer.memberId);
}

export function mayRead(viewer: Viewer, blog: Sent): boolean {
	return blog.status === 'approved' || mayChange(viewer, blog);
}
