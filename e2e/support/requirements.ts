/**
 * The requirements of the specification for the back office, each with a test that
 * carries its id: a step of a journey (`requirement`), or the title of a test in brackets. `requirements.test.ts` fails for an
 * id that no test carries.
 */
export const requirements = {
	'layout.visitor': 'The back office sends a visitor to log in.',
	'layout.member': 'The back office sends a member who is no administrator to the home page.',
	'layout.sidebar':
		'A collapsible sidebar leads to Dashboard, Users, Blogs, Gallery, Deities and Families and offers Logout.',
	'layout.logout': 'Logout removes the token and goes to the login page.',
	'layout.language': 'A stored preferred language, English unless chosen otherwise, decides the layout.',

	'dashboard.cards': 'Cards show Total Users, Total Blogs, Total Families and Total Matches.',
	'dashboard.recent': 'Recent Users and Recent Blogs list five each with View All links.',

	'users.title': 'The title is Users Management.',
	'users.search': 'Users are searched with Enter or the Search button.',
	'users.emptySearch': 'An empty search brings back the normal list.',
	'users.filters':
		'Users are filtered by clan, dynasty and role (All Roles, Admins Only, Regular Users Only).',
	'users.reset': 'A Reset button clears search and filters.',
	'users.table': 'The table shows name with photo, email, clan, dynasty, location, role and actions.',
	'users.adminRows': 'Rows of administrators are highlighted and bear an Admin badge, others a User badge.',
	'users.emptyCell': 'An empty cell shows a dash.',
	'users.none': "An empty list says 'No users found'.",
	'users.loading': "A list on its way says 'Loading users...'.",
	'users.loadFailure': "A list that does not come says 'Failed to load users. Please try again.'.",
	'users.pager': "A pager 'Showing page X of Y' stands there only when there is more than one page of ten.",
	'users.viewProfile': 'An action leads to the profile.',
	'users.modal':
		"A modal 'Add New User' or 'Edit User' holds name, email, mobile number, password, clan, dynasty, location and the admin role.",
	'users.clearNumber': 'The mobile number has a button that clears it.',
	'users.nameRequired': "A missing name is refused with 'Name is required'.",
	'users.emailRequired': "A missing email is refused with 'Email is required'.",
	'users.emailValid': "An email without @ is refused with 'Valid email is required'.",
	'users.passwordRequired':
		"A new user without a password is refused with 'Password is required for new users'.",
	'users.passwordKept': 'An empty password on edit is left out and keeps the current one.',
	'users.busy':
		"The buttons say Cancel and Create User or Update User, and 'Creating...' or 'Updating...' while busy.",
	'users.added': "A new user is greeted with 'User added successfully!'.",
	'users.updated': "A changed user with 'User updated successfully!'.",
	'users.modalCloses': 'The modal closes one and a half seconds after a successful save.',
	'users.saveFailure': "A save that fails says 'Failed to save user' unless the server says why.",
	'users.makeAdmin':
		"Making an administrator says 'User role upgraded to admin successfully!' and changes the row.",
	'users.removeAdmin': "Taking the role away says 'User role changed to regular user successfully!'.",
	'users.roleFailure': "A role that cannot be changed says 'Failed to update user role: ' and why.",
	'users.deleteConfirm': "Deleting asks 'Are you sure you want to delete this user?'.",
	'users.deleted': "A deleted user leaves with 'User deleted successfully!'.",
	'users.deleteFailure': "A user who cannot be deleted: 'Failed to delete user: ' and why.",
	'users.successClears': 'Messages of success go after three seconds.',
	'users.authRequired': "Without a token the calls say 'Authentication required'.",

	'blogs.title': 'The title is Blogs Management.',
	'blogs.tabs': 'Tabs All, Pending, Approved and Rejected each show a count.',
	'blogs.search': 'Blogs are searched; an empty search brings back the normal list.',
	'blogs.searchFailure': "A search that fails says 'Search failed. Please try again.'.",
	'blogs.table': 'The table shows status, image, title, content, author, date and actions.',
	'blogs.reasonCut': 'A rejected blog shows its reason cut at 30 characters.',
	'blogs.noImage': "A blog without a picture says 'No Image'.",
	'blogs.contentCut': 'Content is cut at 100 characters.',
	'blogs.dates':
		'The date tells when it was created and, when it was, approved, in US English short form with hour and minute.',
	'blogs.view': 'An action leads to the blog.',
	'blogs.onlyPending': 'Approve and reject are offered only on pending blogs.',
	'blogs.unknownStatus': 'An unknown status shows as pending.',
	'blogs.none': "An empty list says 'No blogs found'.",
	'blogs.pager': "Previous and Next with 'Page X of Y', ten a page.",
	'blogs.loadFailure': "A list that does not come says 'Failed to load blogs. Please try again.'.",
	'blogs.approved': "Approving says 'Blog approved successfully!' and notes when.",
	'blogs.approveFailure': "Approving that fails says 'Failed to approve blog' unless the server says why.",
	'blogs.rejectModal':
		"Rejecting asks for a 'Reason for Rejection' in a required textarea, and an empty one is not blocked.",
	'blogs.rejected': "Rejecting says 'Blog rejected successfully!' and keeps the reason.",
	'blogs.rejectFailure': "Rejecting that fails says 'Failed to reject blog' unless the server says why.",
	'blogs.form':
		'New Blog and edit open a modal with title, author, content and Blog Image, which shows the current image on edit.',
	'blogs.formMissing': "Missing fields are refused with 'All fields are required'.",
	'blogs.created': "A new blog is greeted with 'Blog created successfully!'.",
	'blogs.updated': "A changed blog with 'Blog updated successfully!'.",
	'blogs.deleteConfirm': "Deleting asks 'Are you sure you want to delete this blog?'.",
	'blogs.deleted': "A deleted blog leaves with 'Blog deleted successfully!'.",
	'blogs.writeFailures':
		"'Failed to create blog', 'Failed to update blog' and 'Failed to delete blog' when the server gives no reason.",

	'gallery.title': 'The title is Gallery Management.',
	'gallery.tabs':
		'Tabs All, Pending and Approved show counts; there is no tab for rejected pictures, which are hidden.',
	'gallery.search': 'Pictures are searched; an empty search brings back the normal list.',
	'gallery.table': 'The table shows status, image, title, description, category, featured, date and actions.',
	'gallery.descriptionCut': 'Descriptions are cut at 100 characters.',
	'gallery.category': 'The category is General unless one is given.',
	'gallery.featured': 'A badge says Featured or Standard.',
	'gallery.onlyPending': 'Approve and reject are offered only on pending pictures.',
	'gallery.none': "An empty list says 'No images found'.",
	'gallery.loadFailure': "A list that does not come says 'Failed to load images. Please try again.'.",
	'gallery.approved': "Approving says 'Image approved successfully!'.",
	'gallery.approveFailure': "Approving that fails says 'Failed to approve image' unless the server says why.",
	'gallery.rejectModal': "A modal 'Reject Image' asks for a reason.",
	'gallery.rejected': "Rejecting deletes the picture and says 'Image rejected successfully!'.",
	'gallery.rejectFailure': "Rejecting that fails says 'Failed to reject image' unless the server says why.",
	'gallery.form':
		'New Image and edit open a modal with title, description, category, featured and an image with preview.',
	'gallery.keepImage': "On edit the image may stay: 'Leave empty to keep current image'.",
	'gallery.formMissing': "Missing words are refused with 'Title and description are required'.",
	'gallery.imageRequired': "A new one without a picture with 'Image is required for new submissions'.",
	'gallery.created': "A new picture is greeted with 'Image created successfully!'.",
	'gallery.updated': "A changed picture with 'Image updated successfully!'.",
	'gallery.deleteConfirm': "Deleting asks 'Are you sure you want to delete this image?'.",
	'gallery.deleted': "A deleted picture leaves with 'Image deleted successfully!'.",
	'gallery.writeFailures':
		"'Failed to create image', 'Failed to update image' and 'Failed to delete image' when the server gives no reason.",

	'deities.typeQuery': 'The address may ask for one type: type=devi or type=devta.',
	'deities.table': 'The table shows name, type, clans, image and actions.',
	'deities.clans': 'At most three clans are shown, then +N.',
	'deities.actions': 'Actions lead to the page, to the form of the record, and delete.',
	'deities.add': 'Add Deity leads to the form.',
	'deities.reset': 'Filters can be reset.',
	'deities.export': 'The filtered list is downloaded as deities-export.json.',
	'deities.loadFailure': "A list that does not come says 'Failed to load deities. Please try again.'.",
	'deities.deleteConfirm': "Deleting asks 'Are you sure you want to delete this deity?'.",
	'deities.deleted':
		"A deleted deity leaves with 'Deity deleted successfully!', which goes after three seconds.",
	'deities.deleteFailure': "One that cannot be deleted: 'Failed to delete deity' unless the server says why.",

	'families.title': 'The title is Family Management.',
	'families.search': 'Families are searched by their name.',
	'families.table': 'The table shows family name, created by (or Unknown), members, created at and actions.',
	'families.deleteOnly': 'Deleting is the only action of the table.',
	'families.pager': "Previous and next with 'Page X of Y', ten a page.",
	'families.editModal': "There is a modal Edit Family with the name and 'Public Family Tree'.",
	'families.nameRequired': "Without a name it is refused with 'Family name is required'.",
	'families.updated':
		"A changed family says 'Family updated successfully!', and the modal closes after one and a half seconds.",
	'families.updateFailure':
		"One that cannot be changed: 'Failed to update family. Please try again.' unless the server says why.",
	'families.deleteModal': "Deleting needs a modal 'Confirm Family Deletion' where the exact name is typed.",
	'families.nameMismatch':
		"Another name is refused with 'Family name does not match. Please enter the exact family name.'.",
	'families.deleted': "A deleted family leaves with 'Family deleted successfully!'.",
	'families.deleteFailure':
		"One that cannot be deleted: 'Failed to delete family' unless the server says why.",
	'families.loadFailure': "A list that does not come says 'Failed to load families. Please try again.'.",
} as const;

export type RequirementId = keyof typeof requirements;
