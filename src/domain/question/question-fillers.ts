/** Words of a question that change nothing in what it asks for. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a about all also am among an and any are as at be been being but by can could currently data did do does each every exist find for from get give ' +
    'had has have having here how i in is it its just know like list look looking many mark marked me mine my name now of on ones only our ours out please ' +
    'project quadrant quadrants rate rated set shift shifts should show signal signals so some status statuses team tell than that the their them then there these they this those to today topic topics ' +
    'total trend trends us was we were what when where which who will with work would you your'
  ).split(' '),
);
