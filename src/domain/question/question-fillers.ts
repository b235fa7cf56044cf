/** Words of a question that change nothing in what it asks for. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a about actually again either ideally preferably maybe perhaps hav wich teh simply currently  all also already am among an and any are as at be been being belong belonging but by can contain could currently data did display do does exist exists find for from get give given gives ' +
    'both rank ranked ranking table sort sorted order ordered far anything something still yet rest rests rely relies based mention mentions mentioning mentioned concerning regarding touching involving dealing described got had hand has have having hello help here hey hi how i if in into is it its just kind kindly know let like list lists look looking many mark marked matter me mention mine my name named names need now of ok okay on one ones only our ours out overall own part please ' +
    'present project quadrant quadrants quite rate rated really right s say see set sets shift shifts show shows signal signals single so some status statuses sure tell than thanks that the their them then there these they thing things this those to today topic topics ' +
    'total trend trends us ve want wants was we were what whats where which who whose with within work working works would you your'
  ).split(' '),
);
