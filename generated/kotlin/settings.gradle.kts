rootProject.name = "samewire-models"
