"""The typefaces of dials and displays, from Debian's font packages."""
GYRE = '/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyre'
OPEN = '/usr/share/fonts/opentype/'
TRUE = '/usr/share/fonts/truetype/'
FONTS = {
    'serif': GYRE + 'bonum-bold.otf', 'serif-light': GYRE + 'termes-regular.otf',
    'sans': OPEN + 'inter/InterDisplay-SemiBold.otf', 'sans-medium': OPEN + 'inter/InterDisplay-Medium.otf',
    'grotesque': GYRE + 'heros-bold.otf', 'grotesque-light': GYRE + 'heros-regular.otf',
    'condensed': GYRE + 'heroscn-bold.otf', 'condensed-light': GYRE + 'heroscn-regular.otf',
    'geometric': GYRE + 'adventor-bold.otf', 'geometric-light': GYRE + 'adventor-regular.otf',
    'spartan': OPEN + 'league-spartan/LeagueSpartan-SemiBold.otf',
    'gill': TRUE + 'adf/GilliusADF-Bold.otf', 'gill-light': TRUE + 'adf/GilliusADF-Regular.otf',
    'universal': TRUE + 'adf/UniversalisADFStd-Regular.otf',
    'script': OPEN + 'dancingscript/DancingScript-Bold.otf',
    'book': GYRE + 'pagella-regular.otf', 'book-bold': GYRE + 'pagella-bold.otf',
    'seven-segment': TRUE + 'dseg/DSEG7Classic-BoldItalic.ttf',
    'fourteen-segment': TRUE + 'dseg/DSEG14Classic-Bold.ttf',
}
