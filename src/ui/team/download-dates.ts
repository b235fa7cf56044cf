import { download } from '../kit/files/download';

/** Saves a calendar file of the device. @param file null: there are no dates */
export function downloadDates(file: string | null): void {
  if (file !== null) download(new Blob([file], { type: 'text/calendar' }), 'team-dates.ics');
}
